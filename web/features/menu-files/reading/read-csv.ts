import Papa from 'papaparse';
import { UnreadableFile } from './file-problem.ts';

const delimiters = [',', ';', '\t'];

/** The rows of a table of texts. Programs part the cells by commas, semicolons or tabs. */
export const readCsv = (text: string): string[][] => {
  const { data, errors } = Papa.parse<string[]>(text, {
    delimitersToGuess: delimiters,
    skipEmptyLines: false,
  });
  if (errors.some(({ type }) => type === 'Quotes')) throw new UnreadableFile('broken');
  return data;
};
