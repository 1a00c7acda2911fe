import { TextField } from '@nafas/design-system';
import { useTranslation } from 'react-i18next';

/** The title of a goal or a habit. */
export function TitleField(props: {
  value: string;
  error: string | undefined;
  onChange: (values: { title: string }) => void;
}) {
  const { value, error, onChange } = props;
  const { t } = useTranslation();
  return (
    <TextField
      label={t('field.title')}
      name="title"
      dir="auto"
      required
      placeholder={t('field.titlePlaceholder')}
      value={value}
      onChange={(event) => onChange({ title: event.currentTarget.value })}
      error={error}
    />
  );
}
