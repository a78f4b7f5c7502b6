/**
 * Fills the gaps of the vocabulary's texts: `{5-20}` a number, `{y}` a year, `{last}` a family name, `{city}` a town,
 * `#` a digit.
 */

export function fillerFor(chance, vocabulary) {
  const placeForm = chance.pick(["city", "region", "country", "country", "region"]);
  const split = (text) => {
    const [city, region, country] = text.split("/");
    return { city, region, country };
  };
  const place = () => split(chance.pick(vocabulary.places));
  const placeText = ({ city, [placeForm]: more }) =>
    placeForm === "city" ? city : `${city}, ${more}`;

  function fill(text, at = place(), years = [2012, 2023]) {
    return text
      .replace(/\{(\d+)-(\d+)\}/g, (_, from, to) => chance.between(Number(from), Number(to)))
      .replaceAll("{y}", () => chance.between(...years))
      .replaceAll("{last}", () => chance.pick(vocabulary.last))
      .replaceAll("{city}", at.city)
      .replace(/#/g, () => chance.between(1, 9));
  }
  return Object.assign(fill, { place, placeText });
}
