/** Tests which parts of a citation are the title and the publisher; each row has the citation and both. */

import { expect, test } from "vitest";
import { readCitation } from "./citation.ts";

test.each([
  [
    "11. 2023. Thermal history predicts bleaching resistance in corals. Coral Reefs 42: 211–226.",
    "Thermal history predicts bleaching resistance in corals",
    "Coral Reefs 42: 211–226",
  ],
  [
    "6. 2014. Sediment traps revisited: what a tile cannot tell you. Coastal and Shelf Science 151.",
    "Sediment traps revisited: what a tile cannot tell you",
    "Coastal and Shelf Science 151",
  ],
  [
    "2017. What is a reef? A guide for schools. Leeds University Press.",
    "What is a reef? A guide for schools",
    "Leeds University Press",
  ],
  [
    "“Why we move,” The Atlantic (online edition), 2018.",
    "Why we move",
    "The Atlantic (online edition)",
  ],
  [
    "• Tips, Pools and Trouble. New England Labor Review, 2018",
    "Tips, Pools and Trouble",
    "New England Labor Review",
  ],
  [
    "[3] Boakye, K., Lund, I. Springs of the range, and who drinks from them. Geographical Review, 2019.",
    "Springs of the range, and who drinks from them",
    "Geographical Review",
  ],
  [
    "[1] Lindqvist, T. (2021). Tone sandhi without tone: evidence from Walman. Journal of Phonetics.",
    "Tone sandhi without tone: evidence from Walman",
    "Journal of Phonetics",
  ],
  [
    "Moreau, A. B., & van Dijk, C. (2019, May). Who reads the map? Cartography, 12(3), 45–67.",
    "Who reads the map?",
    "Cartography, 12(3), 45–67",
  ],
  [
    "García López M. (2014) A grammar of small pauses. Cambridge University Press",
    "A grammar of small pauses",
    "Cambridge University Press",
  ],
  [
    "Adeyemi-Ross, F. and Hale, P. (2023). ‘A city’s buses and the people who wait’. Transport Reviews.",
    "A city’s buses and the people who wait",
    "Transport Reviews",
  ],
  [
    "T. Okonjo, R. Blum (2020). Valves that forget. Journal of Fluids",
    "Valves that forget",
    "Journal of Fluids",
  ],
  [
    "Okonjo T, R. Blum. “Rain on flat roofs: 1985–2015.” Building Physics, 2018",
    "Rain on flat roofs: 1985–2015",
    "Building Physics",
  ],
  [
    "[1] T. Birnbaum-Rao and E. Osei. A suitcase for strontium. Applied Frequency, 2021",
    "A suitcase for strontium",
    "Applied Frequency",
  ],
  [
    "2. Rowe L, Okonjo-Blum T. Counting the sick in Ferrara, 1630. Social History of Medicine, 2018. doi.org/10.5555/1",
    "Counting the sick in Ferrara, 1630",
    "Social History of Medicine",
  ],
  [
    "4. Rowe LA. Sodium restriction: a review. Annals of Hemodynamics. 2016.",
    "Sodium restriction: a review",
    "Annals of Hemodynamics",
  ],
  [
    "A pocket spacer for children, at five. Clinical Pediatrics Letters.",
    "A pocket spacer for children, at five",
    "Clinical Pediatrics Letters",
  ],
  [
    "Salt and Subjects: Taxation in France, 1661–1715. Cornell University Press, 2019.",
    "Salt and Subjects: Taxation in France, 1661–1715",
    "Cornell University Press",
  ],
  [
    "4. “Review of “The Hungry Town” by P. Lassalle.” H-France Review (2018).",
    "Review of “The Hungry Town” by P. Lassalle",
    "H-France Review",
  ],
  [
    "[1] Lenses under dunes: a 2019–2023 record. Coastal Aquifers, 2024. doi.org/10.5555/jca.2024.118",
    "Lenses under dunes: a 2019–2023 record",
    "Coastal Aquifers",
  ],
  [
    "[2] First notes, late starters: adults in choirs. Cork Lane Press, 2020. doi.org/10.5555/ nhl.9",
    "First notes, late starters: adults in choirs",
    "Cork Lane Press",
  ],
  [
    "5. “Gender and the Gabelle.” French Studies (2016). https://doi.org/10.1215/00161071-555014",
    "Gender and the Gabelle",
    "French Studies",
  ],
  ["“A thing for all.” Journal 12 (2018): 45–67.", "A thing for all", "Journal 12 (2018): 45–67"],
])("title and publisher are read from: %s", (text, title, publisher) => {
  expect(readCitation(text)).toMatchObject({ title, publisher });
});

test.each([
  "Tone sandhi without tone, Journal of Phonetics, 2021",
  "A grammar of small pauses (2014). Cambridge University Press",
  "[1] Anna Berg and Tom Hill. Springs of the range, 2019.",
  "[1] Anna Berg, Tom van der Hill and Jo Lee. Springs of the range, 2019.",
  "1. Anna Berg and Tom Hill. Springs of the range, 2019. https://doi.org/10.5555/abc",
  "Best paper, Lindqvist, T. (2021)",
])("not a citation: %s", (text) => {
  expect(readCitation(text)).toBeNull();
});
