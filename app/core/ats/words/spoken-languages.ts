/** The name of a spoken language: asked for in any trade, and shown by being named. */
export const LANGUAGE =
  /^(?:english|spanish|french|german|italian|portuguese|polish|dutch|swedish|danish|norwegian|finnish|russian|ukrainian|czech|turkish|greek|arabic|hebrew|hindi|urdu|bengali|chinese|mandarin|cantonese|japanese|korean|vietnamese|tagalog|thai|swahili|american sign language|romanian|hungarian)$/i;
