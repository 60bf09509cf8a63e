import { Badge } from '@mantine/core'
import { useTexts } from '#core/language/language.ts'
import { texts } from './texts.ts'

/** Marks the enterprise whose people are staff. */
export function HouseMark() {
  const t = useTexts(texts)
  return (
    <Badge component="span" size="sm" variant="light" color="gray" tt="none" title={t.houseHint}>
      {t.house}
    </Badge>
  )
}
