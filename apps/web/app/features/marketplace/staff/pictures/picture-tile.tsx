import { ActionIcon, NativeSelect } from '@mantine/core'
import { IconChevronLeft, IconChevronRight, IconX } from '@tabler/icons-react'
import type { KeyboardEvent } from 'react'
import { useTexts } from '#core/language/language.ts'
import type { PictureData as Picture } from '../../pictures/picture.tsx'
import { placeAfterKey } from './picture-order.ts'
import classes from './pictures-field.module.css'
import { picturesTexts } from './pictures-texts.ts'
import { thumbOf } from './thumb.ts'

interface Props {
  picture: Picture
  place: number
  count: number
  /** The views that it may show, where its kind names them. */
  views: readonly { value: string; label: string }[]
  isDragged: boolean
  onMove: (to: number) => void
  onRemove: () => void
  onView: (view: string) => void
  onDragStart: () => void
  onDragEnd: () => void
  onDropHere: () => void
}

/** One picture cropped to 4:3. It can be dragged, or moved by arrow keys or its buttons. */
export function PictureTile({ picture, place, count, views, isDragged, onMove, onRemove, onView, ...drag }: Props) {
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
    <li
      className={classes.tile}
      data-dragged={isDragged || undefined}
      draggable
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', String(picture.id)) // Firefox and Safari drag nothing without data
        drag.onDragStart()
      }}
      onDragEnd={drag.onDragEnd}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        drag.onDropHere()
      }}
    >
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
