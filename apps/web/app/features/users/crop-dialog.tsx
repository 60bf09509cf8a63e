import { Button, Group } from '@mantine/core'
import { type KeyboardEvent, type PointerEvent, useId, useState } from 'react'
import { Dialog } from '#core/dashboard/dialog.tsx'
import { toastError } from '#core/dashboard/toasts.ts'
import { useTexts } from '#core/language/language.ts'
import { type Crop, fullCrop, maxZoom, pulled, type Size, zoomed, zoomOf } from './crop.ts'
import classes from './crop-dialog.module.css'
import { profileTexts } from './profile-texts.ts'

interface Props {
  /** Object URL of the picture. */
  source: string
  onDone: (picture: Blob) => void
  onClose: () => void
}

/** Chooses the square of a picture that the circle shows: by dragging, arrow keys and zoom. */
export function CropDialog({ source, onDone, onClose }: Props) {
  const t = useTexts(profileTexts)
  const zoomId = useId()
  const [image, setImage] = useState<HTMLImageElement | null>(null)
  const [crop, setCrop] = useState<Crop | null>(null)
  const picture = image && sizeOf(image)

  const giveUp = () => {
    toastError(t.pictureUnreadable)
    onClose()
  }
  async function use() {
    const blob = image && crop && (await cut(image, crop))
    if (blob) onDone(blob)
    else giveUp()
  }

  return (
    <Dialog onClose={onClose} title={t.cropTitle} size={400}>
      <Frame
        label={t.cropHint}
        onPull={(right, down) => picture && setCrop((crop) => crop && pulled(picture, crop, right, down))}
      >
        <img
          src={source}
          alt=""
          draggable={false}
          style={picture && crop ? placeOf(picture, crop) : { opacity: 0 }}
          onLoad={({ currentTarget }) => {
            setImage(currentTarget)
            setCrop(fullCrop(sizeOf(currentTarget)))
          }}
          onError={giveUp}
        />
      </Frame>
      <p className={classes.hint}>{t.cropHint}</p>
      <label className={classes.zoom} htmlFor={zoomId}>
        {t.zoom}
        <input
          id={zoomId}
          type="range"
          min={1}
          max={maxZoom}
          step={0.05}
          value={picture && crop ? zoomOf(picture, crop) : 1}
          onChange={({ currentTarget }) =>
            picture && crop && setCrop(zoomed(picture, crop, Number(currentTarget.value)))
          }
        />
      </label>
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button disabled={!crop} onClick={() => void use()} data-autofocus>
          {t.usePicture}
        </Button>
      </Group>
    </Dialog>
  )
}

interface FrameProps {
  label: string
  /** Called with the movement as fractions of the frame. */
  onPull: (right: number, down: number) => void
  children: React.ReactNode
}

const step = 0.04
const arrows: Record<string, readonly [number, number]> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
}

function Frame({ label, onPull, children }: FrameProps) {
  const pull = (event: PointerEvent<HTMLElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    const width = event.currentTarget.clientWidth
    onPull(event.movementX / width, event.movementY / width)
  }
  const pullByKeys = (event: KeyboardEvent) => {
    const way = arrows[event.key]
    if (!way) return
    event.preventDefault()
    onPull(...way)
  }
  return (
    <button
      type="button"
      className={classes.frame}
      aria-label={label}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={pull}
      onKeyDown={pullByKeys}
    >
      {children}
    </button>
  )
}

const sizeOf = ({ naturalWidth, naturalHeight }: HTMLImageElement): Size => ({
  width: naturalWidth,
  height: naturalHeight,
})

/** Uses fractions of the frame, so that nothing needs measuring. */
const placeOf = ({ width }: Size, { left, top, size }: Crop) => ({
  width: `${(width / size) * 100}%`,
  left: `${(-left / size) * 100}%`,
  top: `${(-top / size) * 100}%`,
})

const side = 512

/** Returns only the square, small enough to send; null when the browser cannot draw it. */
function cut(image: HTMLImageElement, { left, top, size }: Crop): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  canvas.getContext('2d')?.drawImage(image, left, top, size, size, 0, 0, side, side)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/webp', 0.9))
}
