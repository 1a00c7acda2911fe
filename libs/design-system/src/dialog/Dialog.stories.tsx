import { Button } from '../button/Button.tsx';
import { bilingual, type Say } from '../internal/stories/bilingual.tsx';
import { Held } from '../internal/stories/Held.tsx';
import { TextField } from '../text-field/TextField.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

export default { title: 'Overlays/Dialog', component: Dialog };

const asking = (role: NonNullable<DialogProps['role']>, size: 'md' | 'wide') => (say: Say) => (
  <Held start={true}>
    {(open, setOpen) => (
      <>
        <Button onClick={() => setOpen(true)}>{say('Erase', 'امحُ')}</Button>
        <Dialog
          open={open}
          onClose={() => setOpen(false)}
          role={role}
          size={size}
          title={say('Erase this conversation?', 'أتمحو هذه المحادثة؟')}
          lead={say(
            'It is kept only on this device, so it cannot be brought back.',
            'هي محفوظة على هذا الجهاز وحده، فلا يمكن استعادتها.',
          )}
          closeLabel={say('Close', 'إغلاق')}
          foot={
            <>
              <Button variant="quiet" onClick={() => setOpen(false)}>
                {say('Keep it', 'احتفظ بها')}
              </Button>
              <Button variant="critical" onClick={() => setOpen(false)}>
                {say('Erase it', 'امحُها')}
              </Button>
            </>
          }
        />
      </>
    )}
  </Held>
);

export const Question = bilingual(asking('alertdialog', 'md'));
export const Wide = bilingual(asking('dialog', 'wide'));

export const WithForm = bilingual((say) => (
  <Dialog
    open
    onClose={() => undefined}
    title={say('New goal', 'هدف جديد')}
    closeLabel={say('Close', 'إغلاق')}
    foot={
      <>
        <p className="nf-muted">{say('You can change it later.', 'يمكنك تغييره لاحقًا.')}</p>
        <Button variant="primary">{say('Create', 'أنشئ')}</Button>
      </>
    }
  >
    <TextField label={say('What would you like to do?', 'ماذا تودّ أن تفعل؟')} />
  </Dialog>
));
