import { Button } from '../button/Button.tsx';
import { bilingual, type Say } from '../internal/stories/bilingual.tsx';
import { Held } from '../internal/stories/Held.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';

export default { title: 'Overlays/Confirm dialog', component: ConfirmDialog };

const asking = (busy: boolean) => (say: Say) => (
  <Held start={true}>
    {(open, setOpen) => (
      <>
        <Button onClick={() => setOpen(true)}>{say('Delete', 'حذف')}</Button>
        <ConfirmDialog
          open={open}
          onClose={() => setOpen(false)}
          onConfirm={() => setOpen(false)}
          busy={busy}
          title={say('Delete this record?', 'حذف هذا السجلّ؟')}
          lead={say(
            'It is deleted on every device and cannot be brought back.',
            'يُحذف من كل الأجهزة ولا يمكن استعادته.',
          )}
          confirmLabel={say('Delete', 'حذف')}
          cancelLabel={say('Cancel', 'إلغاء')}
          closeLabel={say('Close', 'إغلاق')}
        />
      </>
    )}
  </Held>
);

export const Question = bilingual(asking(false));
export const Busy = bilingual(asking(true));
