import { ActionIcon, Button, NativeSelect, Progress } from '@mantine/core'
import { itemLimits } from '@portal/contract/marketplace/constants'
import { IconChevronLeft, IconChevronRight, IconX } from '@tabler/icons-react'
import { type HTMLAttributes, type KeyboardEvent, useState } from 'react'
import { FileDrop, pictureTypes } from '#core/dashboard/form/file-drop.tsx'
import { useDrag } from '#core/dashboard/use-drag.ts'
import { useFormats } from '#core/formats/formats.ts'
import { useTexts } from '#core/language/language.ts'
import type { PictureData as Picture } from '../../pictures/picture.tsx'
import { moved, placeAfterKey } from './picture-order.ts'
import classes from './pictures-field.module.css'
import { picturesTexts } from './pictures-texts.ts'
import { thumbOf } from './thumb.ts'
import type { Upload, useUploads } from './use-uploads.ts'

interface Props {
  pictures: readonly Picture[]
  onChange: (pictures: Picture[]) => void
  uploading: ReturnType<typeof useUploads>
  /** The server's refusal of the pictures. */
  error?: string | undefined
  /** The views that a picture may show, where the kind of item names them. */
  views?: readonly { value: string; label: string }[]
}

/** The pictures of an item, cropped as in lists: dropped or chosen, sorted by dragging or keys, removed. */
export function PicturesField({ pictures, onChange, uploading, error, views = [] }: Props) {
  const t = useTexts(picturesTexts)
  const drag = useDrag({ onDrop: move })
  const [told, setTold] = useState('')

  function move(from: number, to: number) {
    const one = pictures[from]
    if (!one || from === to || to < 0 || to >= pictures.length) return
    onChange(moved(pictures, from, to))
    setTold(t.movedTo(to + 1, pictures.length))
    // A moved node loses the focus.
    requestAnimationFrame(() => document.getElementById(`picture-${one.id}`)?.focus())
  }
  return (
    <fieldset className={classes.field}>
      <legend className={classes.legend}>{t.pictures}</legend>
      <p className={classes.hint}>{t.picturesHint(itemLimits.pictures)}</p>
      {(pictures.length > 0 || uploading.uploads.length > 0) && (
        <ol className={classes.tiles}>
          {pictures.map((picture, place) => (
            <PictureTile
              key={picture.id}
              picture={picture}
              place={place}
              count={pictures.length}
              views={views}
              isDragged={drag.dragged === place}
              onMove={(to) => move(place, to)}
              onRemove={() => onChange(pictures.filter(({ id }) => id !== picture.id))}
              onView={(view) => onChange(pictures.map((one) => (one === picture ? withView(one, view) : one)))}
              drag={{ ...drag.thing(place, `${picture.id}`), ...drag.place(place) }}
            />
          ))}
          {uploading.uploads.map((upload) => (
            <UploadTile key={upload.key} upload={upload} uploading={uploading} />
          ))}
        </ol>
      )}
      <FileDrop
        action={t.choosePictures}
        hint={t.dropPictures}
        accept={pictureTypes}
        maxBytes={itemLimits.pictureBytes}
        isMany
        onDrop={uploading.add}
      />
      {error && (
        <p className={classes.error} role="alert">
          {error}
        </p>
      )}
      <p className={classes.told} aria-live="polite">
        {told}
      </p>
    </fieldset>
  )
}

const withView = ({ vista: _, ...picture }: Picture, view: string): Picture =>
  view ? { ...picture, vista: view } : picture

function UploadTile({ upload, uploading }: { upload: Upload; uploading: Props['uploading'] }) {
  const t = useTexts(picturesTexts)
  const { percent } = useFormats()
  const { file, part, error } = upload
  const label = t.uploading(file.name, percent(Math.round(part * 100) / 100))
  return (
    <li className={classes.upload} data-failed={error ? true : undefined}>
      <p className={classes.name}>{file.name}</p>
      {error ? (
        <>
          <p className={classes.error}>{error}</p>
          <div className={classes.uploadActions}>
            <Button size="compact-xs" variant="default" onClick={() => uploading.retry(upload)}>
              {t.tryAgain}
            </Button>
            <Button size="compact-xs" variant="subtle" color="gray" onClick={() => uploading.discard(upload.key)}>
              {t.discard}
            </Button>
          </div>
        </>
      ) : (
        <Progress value={part * 100} aria-label={label} />
      )}
    </li>
  )
}

interface PictureTileProps {
  picture: Picture
  place: number
  count: number
  /** The views that it may show, where its kind names them. */
  views: readonly { value: string; label: string }[]
  isDragged: boolean
  onMove: (to: number) => void
  onRemove: () => void
  onView: (view: string) => void
  drag: HTMLAttributes<HTMLElement>
}

/** One picture cropped to 4:3. It can be dragged, or moved by arrow keys or its buttons. */
function PictureTile({ picture, place, count, views, isDragged, onMove, onRemove, onView, drag }: PictureTileProps) {
  const t = useTexts(picturesTexts)
  const moveByKeys = (event: KeyboardEvent) => {
    if (event.key === 'Delete') return onRemove()
    const to = placeAfterKey(event.key, place, count)
    if (to === null) return
    event.preventDefault()
    onMove(to)
  }
  const look = { variant: 'filled', color: 'dark', size: 24 } as const
  return (
    <li className={classes.tile} data-dragged={isDragged || undefined} {...drag}>
      <div className={classes.frame}>
        <button
          type="button"
          id={`picture-${picture.id}`}
          className={classes.picture}
          aria-label={place === 0 ? `${t.picture(1)}, ${t.cover.toLowerCase()}` : t.picture(place + 1)}
          title={t.moveHint}
          aria-keyshortcuts="ArrowLeft ArrowRight Delete"
          onKeyDown={moveByKeys}
        >
          <img src={thumbOf(picture)} alt="" draggable={false} />
        </button>
        {place === 0 && <span className={classes.cover}>{t.cover}</span>}
        <div className={classes.tools}>
          {place > 0 && (
            <ActionIcon {...look} aria-label={t.movedTo(place, count)} onClick={() => onMove(place - 1)}>
              <IconChevronLeft size={14} />
            </ActionIcon>
          )}
          {place < count - 1 && (
            <ActionIcon {...look} aria-label={t.movedTo(place + 2, count)} onClick={() => onMove(place + 1)}>
              <IconChevronRight size={14} />
            </ActionIcon>
          )}
          <ActionIcon {...look} aria-label={t.removePicture(place + 1)} onClick={onRemove}>
            <IconX size={14} />
          </ActionIcon>
        </div>
      </div>
      {views.length > 0 && (
        <NativeSelect
          size="xs"
          aria-label={t.viewOf(place + 1)}
          value={picture.vista ?? ''}
          onChange={({ currentTarget }) => onView(currentTarget.value)}
          data={[{ value: '', label: t.noView }, ...views]}
        />
      )}
    </li>
  )
}
