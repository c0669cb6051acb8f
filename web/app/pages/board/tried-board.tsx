import { useState } from 'react';
import { QrDialog } from '#web/features/menus/list/qr-dialog.tsx';
import { TryStrip } from '#web/features/sandbox/trial/try-strip.tsx';
import { lazyPart } from '#web/ui/feedback/lazy-part.tsx';
import type { BoardToolProps } from './tools/board-tool.ts';

const StockTool = lazyPart(async () => (await import('./tools/stock-tool.tsx')).StockTool);

/** What the board of a restaurant that is only tried has besides the others'. */
export const TriedBoard = (tools: Omit<BoardToolProps, 'onClose'>) => {
  const [showsCode, setShowsCode] = useState(false);
  const [showsStock, setShowsStock] = useState(false);
  return (
    <>
      <TryStrip
        account={tools.account}
        onShowGuestPage={() => setShowsCode(true)}
        onSellOut={() => setShowsStock(true)}
      />
      <QrDialog ownerId={tools.account._id} open={showsCode} onOpenChange={setShowsCode} />
      {showsStock && <StockTool {...tools} onClose={() => setShowsStock(false)} />}
    </>
  );
};
