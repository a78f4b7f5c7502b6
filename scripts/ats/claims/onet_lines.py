"""
Training lines from O*NET: its tasks, rewritten as resume lines. A task shows the activities that O*NET ties it to,
which serve as requirements, and none of the other activities of its occupation. The tables are those of
data/README.md.
"""

import csv
import gzip
import random
from collections import defaultdict

IRREGULAR = {
    "build": "built", "buy": "bought", "cut": "cut", "deal": "dealt", "draw": "drew", "drive": "drove", "feed": "fed",
    "find": "found", "give": "gave", "grind": "ground", "hold": "held", "keep": "kept", "lay": "laid", "lead": "led",
    "make": "made", "meet": "met", "order": "ordered", "put": "put", "read": "read", "ride": "rode", "run": "ran",
    "sell": "sold", "send": "sent", "set": "set", "shoot": "shot", "show": "showed", "speak": "spoke", "spread": "spread",
    "sweep": "swept", "take": "took", "teach": "taught", "tell": "told", "think": "thought", "wear": "wore", "write": "wrote",
}
# Verbs whose last letter is doubled in the past.
DOUBLED = {"plan", "stop", "ship", "trim", "drop", "tag", "plot", "wrap", "pin", "rip", "submit", "refer", "transfer"}
VOWELS = "aeiou"


def past(verb):
    """The past form of a verb, capitalized like it."""
    low = verb.lower()
    if low in IRREGULAR:
        made = IRREGULAR[low]
    elif low.endswith("e"):
        made = low + "d"
    elif low.endswith("y") and low[-2:-1] not in VOWELS:
        made = low[:-1] + "ied"
    elif low in DOUBLED:
        made = low + low[-1] + "ed"
    else:
        made = low + "ed"
    return made.capitalize() if verb[:1].isupper() else made


def as_line(task, chance):
    """
    A task as a resume line: half of them without examples (`such as …`), half in the past, with a verb after `and`
    or `or` in the past as well. chance: random.Random.
    """
    text = task.rstrip(".")
    if chance.random() < 0.5:
        text = text.split(", such as ")[0].split(", including ")[0]
    words = text.split(" ")
    if chance.random() < 0.5 and words[0].isalpha():
        words[0] = past(words[0])
        for at in (1, 2):
            if words[at : at + 1] in (["or"], ["and"]) and words[at + 1 : at + 2] and words[at + 1].isalpha():
                words[at + 1] = past(words[at + 1])
    return " ".join(words)


def read_table(folder, name):
    """The rows of folder/NAME.tsv.gz as lists of cells, without the head."""
    with gzip.open(f"{folder}/{name}.tsv.gz", "rt", encoding="utf-8") as file:
        rows = csv.reader(file, delimiter="\t", quoting=csv.QUOTE_NONE)
        next(rows)
        yield from rows


def read_onet_lines(folder, shown=9000, same_work=1, any_work=1, seed=6):
    """
    Rows as of read_lines (written_lines.py): `shown` rows that show an activity, and for each of them same_work
    tasks of the same occupation and any_work tasks of any occupation that do not show it.
    """
    chance = random.Random(seed)
    activities = defaultdict(set)
    for task, _, activity in read_table(folder, "onet-task-activities"):
        activities[task].add(activity.rstrip("."))
    titles = defaultdict(list)
    for code, title in read_table(folder, "onet-reported-titles"):
        titles[code].append(title.split(" (")[0])
    tasks = defaultdict(list)
    for code, task, text, _ in read_table(folder, "onet-tasks"):
        tasks[code].append((task, text))
    everywhere = [(code, *each) for code, all_tasks in tasks.items() for each in all_tasks]
    tied = [each for each in everywhere if activities[each[1]] and titles[each[0]]]
    rows = []
    for code, task, text in chance.sample(tied, min(shown, len(tied))):
        activity = chance.choice(sorted(activities[task]))
        # The first two digits of an occupation's code are its major group in the SOC.
        head = {"id": f"onet-{task}", "writer": "onet", "trade": code[:2], "name": activity, "asked": activity}
        entry = {"entry": chance.choice(titles[code])}
        rows.append({**head, **entry, "kind": "does", "cls": "does", "text": as_line(text, chance)})
        others = [(other, words) for other, words in tasks[code] if activity not in activities[other]]
        for _, words in chance.sample(others, min(same_work, len(others))):
            rows.append({**head, **entry, "kind": "near", "cls": "unrelated", "text": as_line(words, chance)})
        for other_code, other, words in chance.sample(everywhere, any_work):
            if activity in activities[other]:
                continue
            title = chance.choice(titles[other_code] or titles[code])
            rows.append({**head, "entry": title, "kind": "other", "cls": "unrelated", "text": as_line(words, chance)})
    return rows
