import { Button } from '@mantine/core'
import { resourceLimits } from '@portal/contract/resources/constants'
import { FileDrop } from '#core/dashboard/form/file-drop.tsx'
import { useTexts } from '#core/language/language.ts'
import { revisionTexts } from './revision-texts.ts'
import classes from './revisions.module.css'

interface Props {
  label: string
  value?: unknown
  error?: unknown
  onChange?: (text: string) => void
}

/** The captions of a video in one language: a WebVTT file, sent as its text. */
export function CaptionsField({ label, value, error, onChange }: Props) {
  const t = useTexts(revisionTexts)
  return (
    <div className={classes.captions}>
      <span>{label}</span>
      <FileDrop
        action={t.chooseCaptions}
        label={label}
        hint={value ? t.captionsThere : ''}
        maxBytes={resourceLimits.captionBytes}
        onDrop={([file]) => void file?.text().then(onChange)}
      >
        {value ? (
          <Button size="compact-sm" variant="subtle" color="gray" onClick={() => onChange?.('')}>
            {t.takeCaptions}
          </Button>
        ) : null}
      </FileDrop>
      {error ? <span role="alert">{String(error)}</span> : null}
    </div>
  )
}
