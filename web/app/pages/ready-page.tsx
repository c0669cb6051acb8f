import { useParams } from 'react-router';
import { ReadyBoard } from '#web/features/ready-screen/ready-board.tsx';

/** The television in front of the counter. */
export const ReadyPage = () => {
  const { secret = '' } = useParams();
  return <ReadyBoard key={secret} secret={secret} />;
};
