const nothingToPay =
  /\s(?:חינם|ללא תשלום|ללא עלות|על חשבון הבית)[\s.!)]*$|(?:\s[-–—|/]|[:,\t]|\s\s)\s*(?:free(?: of charge)?|complimentary|on the house|no charge)[\s.!)]*$/i;
/** A guest has to ask for it. */
const notSaid =
  /\s\(?(?:(?:לפי )?מחיר (?:שוק|יומי|משתנה)|לפי (?:ה?משקל|מחיר היום)|(?:(?:seasonal|market|daily) ){1,2}price|price on request|ask (?:us|your (?:waiter|server)))[\s.!)]*$|(?:\s[-–—|/]|[:,\t]|\s\s)\s*(?:m\.?p\.?|s\.?q\.?)$/i;

/** A price that is said in words at the end of a line, and what stands before it. */
export const findPriceWords = (line: string): { isFree: boolean; before: string } | null => {
  // The space stands for the beginning of the line, where the words may be all there is.
  const from = Math.max(0, line.length - 40);
  const end = ` ${line.slice(from)}`;
  const free = nothingToPay.exec(end);
  const found = free ?? notSaid.exec(end);
  if (!found) return null;
  const before = line.slice(0, from + Math.max(0, found.index - 1));
  return { isFree: free !== null, before: before.replace(/\s₪(?:\sמחיר)?$/, '') };
};
