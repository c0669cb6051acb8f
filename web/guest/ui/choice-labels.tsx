import { Fragment } from 'react';

/** The choices of a line, each in its own direction: '2 × bacon' stays together in a Hebrew line. */
export const ChoiceLabels = ({ labels }: { labels: readonly string[] }) =>
  labels.length > 0 && (
    <small className="choices">
      {labels.map((label, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two labels may be the same; their order is fixed.
        <Fragment key={index}>
          {index > 0 && ' · '}
          <bdi>{label}</bdi>
        </Fragment>
      ))}
    </small>
  );
