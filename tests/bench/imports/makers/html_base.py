"""Base class of the layouts in HTML.

`self.r` is the resume to show (shown.py); `e` is one of its entries.
"""

import html

from .layout import Layout


def bullets(lines) -> str:
    """A list, or nothing."""
    inner = "".join(f"<li>{line}</li>" for line in lines)
    return f"<ul>{inner}</ul>" if lines else ""


class HtmlLayout(Layout):
    css = ""

    @staticmethod
    def escape(text):
        return html.escape(text, quote=False)

    def page(self) -> str:
        """The whole page."""
        body = self.text()
        return (
            f'<!doctype html><html lang="{self.r.lang}"><head><meta charset="utf-8">'
            f"<title>CV {self.r.name}</title><style>{self.css}</style></head>"
            f"<body>{body}</body></html>"
        )

    def open_section(self, title):
        self.write(f"<h2>{title}</h2>")

    def line(self, text):
        self.write(f"<p>{text}</p>")

    def head(self, tag="<p class=sub>"):
        """Name and headline."""
        self.write(f"<h1>{self.r.name}</h1>")
        if self.r.headline:
            self.write(f"{tag}{self.r.headline}</p>")
