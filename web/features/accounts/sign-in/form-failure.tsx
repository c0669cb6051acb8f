import { Sentence } from '#web/ui/content/sentence.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';

export type Failure = { sentence: string; meaning?: string };

/** Why the form did not go through. Stands above the fields, whose content is untouched. */
export const FormFailure = ({ failure }: { failure: Failure | null }) =>
  failure && (
    <Alert title={<Sentence>{failure.sentence}</Sentence>} className="mb-5">
      {failure.meaning}
    </Alert>
  );
