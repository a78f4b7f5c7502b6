"""Base classes of the TeX layouts: escaping, the preamble and compiling."""

import re
import shutil
import subprocess
import tempfile
from pathlib import Path

from .layout import Layout

# Options of the package babel.
BABEL = {
    "en": "british",
    "de": "ngerman",
    "fr": "french",
    "es": "spanish,es-noshorthands,es-nodecimaldot,es-minimal",
    "it": "italian",
    "pl": "polish",
    "cs": "czech",
    "pt": "portuguese",
    "nl": "english",
    "sv": "english",
}
# Names of languages in class options and in RenderCV.
LANGUAGE_NAMES = {
    "en": "english",
    "de": "german",
    "fr": "french",
    "es": "spanish",
    "it": "italian",
    "pl": "polish",
    "pt": "portuguese",
    "nl": "dutch",
    "sv": "swedish",
    "cs": "czech",
}


class TexLayout(Layout):
    """For pdfTeX; its fonts need commands for some signs."""

    engine = "pdflatex"

    @staticmethod
    def escape(text):
        text = re.sub(r"([&%$#_{}])", r"\\\1", text).replace("~", r"\textasciitilde{}")
        return text.replace("«", r"\guillemotleft{}").replace("»", r"\guillemotright{}")

    def files(self) -> dict[str, str]:
        """Files beside the main one."""
        return {}

    def preamble(self, fonts="lmodern"):
        """Encodings, fonts and hyphenation."""
        lang = self.r.lang
        self.write(
            r"\usepackage[utf8]{inputenc}\usepackage[T1]{fontenc}\usepackage{%s}"
            r"\usepackage{textcomp}\usepackage[%s]{babel}" % (fonts, BABEL[lang])
        )
        if lang == "fr":
            self.write(r"\frenchsetup{StandardLists=true}")
        if lang == "cs":
            self.write(r"\shorthandoff{-}")
        self.write("\n")


class XetexLayout(TexLayout):
    engine = "xelatex"

    @staticmethod
    def escape(text):
        return re.sub(r"([&%$#_{}])", r"\\\1", text)


def items(lines, environment="itemize") -> str:
    """A list, or nothing."""
    if not lines:
        return ""
    inner = "\n".join(r"\item " + line for line in lines)
    return r"\begin{%s}%s\end{%s}" % (environment, inner, environment)


def compiler(layout, *options):
    """A build that runs TeX twice, as references need it."""

    def build(shown, path):
        document = layout(shown, *options)
        sources = {"cv.tex": document.text(), **document.files()}
        with tempfile.TemporaryDirectory() as folder:
            for name, text in sources.items():
                (Path(folder) / name).write_text(text, "utf8")
            command = [document.engine, "-interaction=nonstopmode", "cv.tex"]
            for _ in range(2):
                done = subprocess.run(command, cwd=folder, capture_output=True)
            made = Path(folder) / "cv.pdf"
            if not made.exists():
                lines = done.stdout.decode("utf8", "replace").split("\n")
                raise RuntimeError([line for line in lines if line.startswith("!")][:3])
            shutil.copy(made, path)

    return build
