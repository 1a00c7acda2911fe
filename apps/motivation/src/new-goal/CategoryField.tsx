import { GOAL_CATEGORIES, type GoalCategory } from '@nafas/data-service/goals';
import { Select } from '@nafas/design-system';
import { useTranslation } from 'react-i18next';

/** The category of a goal or a habit. */
export function CategoryField(props: {
  value: GoalCategory;
  onChange: (values: { category: GoalCategory }) => void;
}) {
  const { value, onChange } = props;
  const { t } = useTranslation();
  return (
    <Select
      label={t('field.category')}
      name="category"
      value={value}
      onChange={(event) => {
        const chosen = GOAL_CATEGORIES.find((each) => each === event.currentTarget.value);
        if (chosen) onChange({ category: chosen });
      }}
    >
      {GOAL_CATEGORIES.map((each) => (
        <option key={each} value={each}>
          {t(`category.${each}`)}
        </option>
      ))}
    </Select>
  );
}
