import { bilingual } from '../internal/stories/bilingual.tsx';
import { Bubble } from './Bubble.tsx';

export default { title: 'Surfaces/Bubble', component: Bubble };

export const Conversation = bilingual((say) => (
  <div className="nf-stack" role="log" aria-label={say('Conversation', 'محادثة')}>
    <Bubble from="me" speaker={say('You:', 'أنت:')}>
      {say(
        'I can’t switch off tonight. My mind is still at work.',
        'لا أستطيع أن أهدأ الليلة. ذهني ما زال في العمل.',
      )}
    </Bubble>
    <Bubble from="them" speaker={say('Nafas:', 'نَفَس:')}>
      {say(
        'Would it help to put the day down somewhere, or to slow your breath first?',
        'أيعينك أن تضع يومك في مكان ما، أم أن تُبطئ نَفَسك أولًا؟',
      )}
    </Bubble>
    <Bubble from="me" speaker={say('You:', 'أنت:')} status={say('Not sent yet', 'لم تُرسل بعد')}>
      {say('التنفّس أولًا.', 'Breath first, I think.')}
    </Bubble>
  </div>
));
