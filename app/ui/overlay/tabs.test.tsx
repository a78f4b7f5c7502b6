import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { nextTab } from "./next-tab.ts";
import { Tab, TabList, TabPanel, Tabs } from "./tabs.tsx";

test("the arrow keys wrap around, Home and End go to the first and last tab, and no other key moves", () => {
  const all = [
    "ArrowRight",
    "ArrowLeft",
    "Home",
    "End",
    "PageUp",
    "PageDown",
    "Enter",
    "ArrowDown",
  ];
  expect(all.map((key) => nextTab(key, 0, 3))).toEqual([1, 2, 0, 2, 0, 2, null, null]);
  expect(all.map((key) => nextTab(key, 2, 3))).toEqual([0, 1, 0, 2, 0, 2, null, null]);
  expect(nextTab("ArrowRight", -1, 3)).toBeNull();
});

const html = (isSecondPanelForced: boolean) =>
  renderToStaticMarkup(
    <Tabs defaultValue="one">
      <TabList label="Parts">
        <Tab value="one">One</Tab>
        <Tab value="two">Two</Tab>
      </TabList>
      <TabPanel value="one">First</TabPanel>
      <TabPanel value="two" forceMount={isSecondPanelForced}>
        Second
      </TabPanel>
    </Tabs>,
  );

test("only the selected tab is reached by the Tab key, and it names its panel", () => {
  const [one = "", two = ""] = html(false).match(/<button.*?<\/button>/g) ?? [];
  expect(one).toContain('aria-selected="true"');
  expect(one).toContain('tabindex="0"');
  expect(two).toContain('aria-selected="false"');
  expect(two).toContain('tabindex="-1"');
  const [, panel] = /aria-controls="(.*?)"/.exec(one) ?? [];
  const [, tab] = / id="(.*?)"/.exec(one) ?? [];
  expect(html(false)).toContain(`id="${panel}" aria-labelledby="${tab}"`);
});

test("a hidden panel is empty, unless forceMount keeps its content", () => {
  expect(html(false)).not.toContain("Second");
  expect(html(false).match(/hidden=""/g)).toHaveLength(1);
  expect(html(true)).toContain("Second");
  expect(html(true)).not.toContain('hidden=""');
});
