"""Checks that a file shows every text of its truth (the resume that it should show)."""

import html
import json
import re
import subprocess
import tempfile
import unicodedata
import zipfile
from pathlib import Path

from .people import WORDS

# Paths in the truth whose values are dates.
DATE_PATH = re.compile(r"(startDate|endDate|\.date|validUntil)$")
# Paths whose values files with data may store in parts.
IN_PARTS = re.compile("address|phone|fullName")
OFFICE_PARTS = re.compile(
    r"word/(document|header\d*|footer\d*|_rels/document.xml.rels)|^content.xml|^styles.xml"
)
BIBTEX_MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split()
# Tags of Word and OpenDocument that separate words.
BREAKS = re.compile(
    r"</(w:p|w:tc|text:p|text:h)>|<w:tab ?/>|<w:br ?/>|<text:tab ?/>|<text:s[ /][^>]*>"
    r"|<text:line-break ?/>"
)


def run(command, **options):
    """Runs a program and returns what it wrote."""
    return subprocess.run(command, capture_output=True, text=True, **options)


def texts_of(path: Path) -> list[str]:
    """The text of a file; that of a PDF in three orders of reading."""
    kind = path.suffix[1:]
    if kind == "pdf":
        links = run(["pdfinfo", "-url", path]).stdout
        orders = ([], ["-raw"], ["-layout"])
        return [run(["pdftotext", *order, path, "-"]).stdout + "\n" + links for order in orders]
    if kind in ("docx", "odt"):
        return [_office_text(path)]
    if kind in ("rtf", "doc"):
        with tempfile.TemporaryDirectory() as folder:
            office(path, Path(folder) / f"{path.stem}.txt", "txt:Text (encoded):UTF8")
            return [(Path(folder) / f"{path.stem}.txt").read_text("utf8")]
    raw = path.read_text("utf8")
    if kind == "html":
        links = " ".join(re.findall(r'href="([^"]*)"', raw)).replace("mailto:", "")
        raw = re.sub(r"(?s)<(style|script).*?</\1>", "", raw)
        return [html.unescape(re.sub(r"<[^>]+>", " ", raw) + links)]
    return [raw, *_stored_texts(kind, raw)]


def _office_text(path: Path) -> str:
    archive = zipfile.ZipFile(path)
    names = [name for name in archive.namelist() if OFFICE_PARTS.search(name)]
    raw = "\n".join(archive.read(name).decode() for name in names)
    raw += " ".join(re.findall(r'(?:Target|xlink:href)="([^"]*)"', raw))
    return html.unescape(re.sub(r"<[^>]+>", "", BREAKS.sub("\n", raw)))


def _stored_texts(kind: str, raw: str) -> list[str]:
    """The text of a file that stores data, without its markup."""
    if kind == "json":
        return [re.sub(r"<[^>]+>", " ", _leaves(json.loads(raw)))]
    if kind == "bib":
        months = {name: number for number, name in enumerate(BIBTEX_MONTHS, 1)}
        dates = re.findall(r"year = \{(\d+)\},\s+month = (\w+)", raw)
        shown = " ".join(f"{year}-{months[name]:02}" for year, name in dates)
        return [raw.replace("{", "").replace("}", "") + shown]
    if kind == "xml":
        dates = re.findall(r'year="(\d+)"(?: month="--(\d+)")?', raw)
        shown = " ".join(f"{year}-{month}" if month else year for year, month in dates)
        text = html.unescape(html.unescape(re.sub(r"<[^>]+>", " ", raw)))
        return [shown + " " + re.sub(r"</?(li|ul)>", " ", text)]
    return []


def _leaves(value) -> str:
    if isinstance(value, dict):
        return " ".join(f"{key} {_leaves(item)}" for key, item in value.items())
    if isinstance(value, list):
        return " ".join(map(_leaves, value))
    return html.unescape(str(value))


def office(source: Path, target: Path, form: str, reader: str | None = None) -> None:
    """Converts a file with LibreOffice, in a new profile. `form` and `reader` are its filters."""
    with tempfile.TemporaryDirectory() as folder:
        profile = f"-env:UserInstallation=file://{folder}/profile"
        reading = [f"--infilter={reader}"] if reader else []
        command = ["soffice", profile, "--headless", *reading, "--convert-to", form]
        done = run([*command, "--outdir", folder, source])
        made = Path(folder) / f"{source.stem}{target.suffix}"
        if not made.exists():
            raise RuntimeError(f"LibreOffice made nothing: {done.stderr[-300:]}")
        target.write_bytes(made.read_bytes())


def _plain(text: str) -> str:
    """The text for comparison: without white space, hyphens, quotation marks and case."""
    text = unicodedata.normalize("NFKC", text).casefold().replace("\u00ad", "")
    return re.sub(r"[\s\-‐‑–—−'’‘\"“”„«»`\\*_\u200b\u2060\x0c]", "", text)


def truth_texts(value, path=""):
    """Every text of a truth with its path; descriptions line by line."""
    if isinstance(value, dict):
        for key, item in value.items():
            if key != "id":
                yield from truth_texts(item, f"{path}.{key}")
    elif isinstance(value, list):
        for index, item in enumerate(value):
            yield from truth_texts(item, f"{path}[{index}]")
    elif isinstance(value, str) and value:
        for line in value.split("\n"):
            yield path, line


def _month_words(index: int) -> set[str]:
    words = {w[key][index].casefold() for w in WORDS.values() for key in ("months", "monthsShort")}
    return words | {word.strip(".") for word in words}


MONTH_WORDS = [_month_words(index) for index in range(12)]
# Other short forms that some programs write.
OTHER_FORMS = {1: "fév févr", 2: "mär", 5: "jun", 6: "jul", 7: "aoû", 8: "sept"}
for _index, _words in OTHER_FORMS.items():
    MONTH_WORDS[_index] |= set(_words.split())


def _shows_date(date: str, text: str) -> bool:
    """Whether a text shows a date such as "2019-05" or "2019" in any usual form."""
    year, _, month = date.partition("-")
    if not month:
        return year in text
    words = "|".join(map(re.escape, MONTH_WORDS[int(month) - 1]))
    forms = (
        rf"\b(?:{words})(?:\W|de\b){{1,6}}(?:\d{{1,2}}\W{{1,3}})?(?:{year}|[’']?{year[2:]})\b",
        rf"\b(?:{month}|{int(month)})\s?[./‐−-]\s?{year}",
        rf"{year}\s?[./‐−-]\s?{month}",
        rf"{year}\W{{0,2}}(?:{words})\b",
        rf"{month}\W{{1,2}}{year}",
    )
    return any(re.search(form, text) for form in forms)


def missing_texts(path: Path, truth: dict) -> list[tuple[str, str]]:
    """Path and text of what the file does not show; the words of a text may be apart in it."""
    texts = texts_of(path)
    lower = [text.casefold() for text in texts]
    plain = [_plain(text) for text in texts]
    missing = []
    for where, text in truth_texts(truth):
        if DATE_PATH.search(where):
            if not any(_shows_date(text, shown) for shown in lower):
                missing.append((where, text))
            continue
        # Files that store data have telephone numbers and places in parts.
        signs = "+," if path.suffix in (".json", ".xml") and IN_PARTS.search(where) else ""
        words = re.sub(r"^https?://(www\.)?", "", text).split()
        words = [_plain(word.strip(signs) if signs else word) for word in words]
        if not any("".join(words) in shown or all(w in shown for w in words) for shown in plain):
            missing.append((where, text))
    return missing
