import { PracticeDialog } from '#web/features/sandbox/practice/practice-dialog.tsx';
import type { BoardToolProps } from './board-tool.ts';

export const PracticeTool = ({ account, board, isOpen, onClose }: BoardToolProps) => (
  <PracticeDialog
    ownerId={account._id}
    isOpen={isOpen}
    onChanged={() => void board.refresh()}
    onClose={onClose}
  />
);
