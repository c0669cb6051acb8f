import { ReadyBoard } from '#web/features/ready-screen/ready-board.tsx';
import { useParams } from '#web/lib/router/router-hooks.ts';

/** The television in front of the counter. */
export const ReadyPage = () => {
  const { secret = '' } = useParams();
  return <ReadyBoard key={secret} secret={secret} />;
};
