/** User-visible texts of this folder; those that contain values are functions. */
export const TEXTS = {
  thePhotoWasNotSaved:
    "The photo was not saved: the server could not be reached. Check the connection, then try again.",
  frameThePhoto: "Frame the photo",
  whatIsInsideTheSquare: "What is inside the square is kept, and nothing else of the file.",
  cancel: "Cancel",
  saving: "Saving…",
  saveThePhoto: "Save the photo",
  zoom: "Zoom",
  leftToRight: "Left to right",
  topToBottom: "Top to bottom",
  theChosenFile: "The chosen file, as it will be cut",
};
