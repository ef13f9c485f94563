import Volume2 from 'lucide-react/icons/volume-2';
import VolumeX from 'lucide-react/icons/volume-x';
import { useTranslate } from '@/i18n/use-translate.ts';
import { useGame, useSetting } from '@/store/hooks.ts';
import { Button } from '@/ui/Button.tsx';

/** Toggles sound. */
export function SoundButton({ variant }: { readonly variant: 'icon' | 'quiet' }) {
  const t = useTranslate();
  const { settings } = useGame();
  const sound = useSetting((state) => state.sound);
  const label = t(sound ? 'menu.soundOff' : 'menu.soundOn');
  const icon = sound ? <Volume2 aria-hidden="true" /> : <VolumeX aria-hidden="true" />;
  const toggle = () => settings.setState({ sound: !sound });
  if (variant === 'quiet')
    return (
      <Button onClick={toggle}>
        {icon}
        {label}
      </Button>
    );
  return (
    <Button variant="icon" label={label} aria-keyshortcuts="m" onClick={toggle}>
      {icon}
    </Button>
  );
}
