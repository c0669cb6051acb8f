import { Sentence } from './sentence.tsx';

/** A text of several lines, each in its own direction: a fixed English sentence with its Hebrew line below it. */
export const Lines = ({ of }: { of: string }) =>
  of.split('\n').map((line) => (
    <span key={line} className="block">
      <Sentence>{line}</Sentence>
    </span>
  ));
