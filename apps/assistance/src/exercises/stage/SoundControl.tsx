import { IconButton } from '@nafas/design-system';
import { Volume2, VolumeX } from '@nafas/design-system/icons';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../use-format.ts';
import css from './controls.module.css';
import type { Player } from './use-player.ts';

/** Sound on or off, and how loud; the volume begins at that of the settings and is not stored. */
export function SoundControl({ player }: { player: Player }) {
  const { t } = useTranslation('exercises');
  const { number } = useFormat();
  const { isSoundOn, volume, setVolume, toggleSound } = player;
  return (
    <div className={css['sound']}>
      <IconButton
        label={t(isSoundOn ? 'stage.soundOn' : 'stage.soundOff')}
        aria-pressed={isSoundOn}
        onClick={toggleSound}
      >
        {isSoundOn ? <Volume2 flip /> : <VolumeX flip />}
      </IconButton>
      <input
        type="range"
        className={css['volume']}
        aria-label={t('stage.volume')}
        aria-valuetext={t('stage.percent', { n: number(volume) })}
        min={0}
        max={100}
        step={5}
        value={volume}
        disabled={!isSoundOn}
        onChange={(event) => setVolume(event.currentTarget.valueAsNumber)}
      />
    </div>
  );
}
