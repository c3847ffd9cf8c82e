// Cuts the fonts down to characters.txt and puts them, with their licences, into the folder for
// print, and those of the browser into its folder. Run by `cargo xtask fonts`.
import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import subsetFont from "subset-font";

const [folder, webFolder] = process.argv.slice(2);
const characters = [...readFileSync("characters.txt", "utf8")];
const isChinese = (character) => character.codePointAt(0) >= 0x2e80;
const latin = characters.filter((character) => !isChinese(character));
// Stars and the like are in no Latin font of ours, so the Chinese one has them too.
const chinese = characters.filter((character) => character.codePointAt(0) >= 0x2010);
const packages = "node_modules/@expo-google-fonts";

const fonts = [
  ["fira-sans/400Regular/FiraSans_400Regular.ttf", "FiraSans-Regular.ttf", latin, ["kern", "lnum"]],
  ["fira-sans/700Bold/FiraSans_700Bold.ttf", "FiraSans-Bold.ttf", latin, ["kern", "lnum"]],
  ["noto-sans-tc/400Regular/NotoSansTC_400Regular.ttf", "NotoSansTC-Regular.ttf", chinese, []],
];
for (const [source, target, text, keepFeatures] of fonts) {
  const subset = await subsetFont(readFileSync(join(packages, source)), text.join(""), {
    targetFormat: "sfnt",
    noHinting: true,
    keepFeatures,
    dropTables: ["STAT", "VORG", "gasp", "vhea", "vmtx"],
  });
  writeFileSync(join(folder, target), subset);
  console.log(`${target}: ${text.length} characters, ${subset.length} bytes`);
}
// The browser shows what people write too, such as their names: all of Latin's usual letters.
const letters = Array.from({ length: 0x180 - 0x20 }, (_, i) => String.fromCodePoint(i + 0x20));
const written = [...new Set([...letters, ...latin])].join("");
const webFonts = [
  ["fira-sans/400Regular/FiraSans_400Regular.ttf", "fira-sans-400.woff2", written, ["kern", "lnum", "tnum"]],
  ["fira-sans/600SemiBold/FiraSans_600SemiBold.ttf", "fira-sans-600.woff2", written, ["kern", "lnum", "tnum"]],
  ["noto-sans-tc/500Medium/NotoSansTC_500Medium.ttf", "noto-sans-tc-500.woff2", chinese.join(""), []],
];
for (const [source, target, text, keepFeatures] of webFonts) {
  const subset = await subsetFont(readFileSync(join(packages, source)), text, {
    targetFormat: "woff2",
    noHinting: true,
    keepFeatures,
  });
  writeFileSync(join(webFolder, target), subset);
  console.log(`${target}: ${subset.length} bytes`);
}
for (const [family, name] of [["fira-sans", "FiraSans"], ["noto-sans-tc", "NotoSansTC"]]) {
  for (const beside of [folder, webFolder]) {
    copyFileSync(join(packages, family, "LICENSE_FONT"), join(beside, `${name}-OFL.txt`));
  }
}
