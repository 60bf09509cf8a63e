import { Button, Progress } from '@mantine/core'
import { largeUploads } from '@portal/contract/core/uploads/constants'
import { FileDrop } from '#core/dashboard/form/file-drop.tsx'
import { useFormats } from '#core/formats/formats.ts'
import { useTexts } from '#core/language/language.ts'
import { revisionTexts } from './revision-texts.ts'
import classes from './revisions.module.css'
import type { LargeUpload } from './use-large-upload.ts'

interface Props {
  upload: LargeUpload
  /** What the file is expected to be; empty: nothing. */
  sha256: string
}

/** A file of up to 4 GB: dropped or chosen, with its progress, and its SHA-256 once it is there. */
export function UploadField({ upload, sha256 }: Props) {
  const t = useTexts(revisionTexts)
  const { bytes, percent } = useFormats()
  const { stage, name, sent, total, arrived, error } = upload
  if (stage === 'none' || stage === 'looking' || (stage === 'failed' && total === 0)) {
    return (
      <>
        {error && (
          <p role="alert">
            {name && `${name}: `}
            {error}
          </p>
        )}
        <FileDrop
          action={t.chooseFile}
          hint={t.dropFile(bytes(largeUploads.maxBytes))}
          maxBytes={largeUploads.maxBytes}
          onDrop={([file]) => file && void upload.send(file, sha256)}
        />
      </>
    )
  }
  const share = total === 0 ? 0 : sent / total
  return (
    <section className={classes.upload} aria-label={t.file}>
      <p className={classes.fileName}>
        {name} <small>{bytes(total)}</small>
      </p>
      {stage === 'done' && arrived ? (
        <p className={classes.hash}>
          <span>{t.arrived}</span> <code>{arrived.sha256}</code>
        </p>
      ) : (
        <Progress
          value={share * 100}
          animated={stage === 'sending'}
          aria-label={t.progress(percent(share))}
          color={stage === 'waiting' || stage === 'failed' ? 'yellow' : 'teal'}
        />
      )}
      <p className={classes.stage} role="status">
        {stage === 'sending' && `${percent(share)} · ${bytes(sent)}`}
        {stage === 'waiting' && t.waiting(percent(share))}
        {stage === 'paused' && t.paused(percent(share))}
        {stage === 'checking' && t.checking}
        {stage === 'failed' && error}
      </p>
      <div className={classes.buttons}>
        {(stage === 'sending' || stage === 'waiting') && (
          <Button size="xs" variant="default" onClick={upload.pause}>
            {t.pause}
          </Button>
        )}
        {(stage === 'paused' || stage === 'failed' || stage === 'waiting') && (
          <Button size="xs" variant="default" onClick={upload.resume}>
            {t.resume}
          </Button>
        )}
        <Button size="xs" variant="subtle" color="gray" onClick={upload.discard}>
          {t.discard}
        </Button>
      </div>
    </section>
  )
}
