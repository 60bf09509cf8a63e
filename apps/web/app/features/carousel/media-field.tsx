import { Button, SegmentedControl } from '@mantine/core'
import { designLimits, slideTypes } from '@portal/contract/carousel/constants'
import { designCalls } from '@portal/contract/carousel/design-calls'
import { useState } from 'react'
import { newKey } from '#core/api/api.browser.ts'
import { uploadingApi } from '#core/api/api.upload.ts'
import { TextField } from '#core/dashboard/form/fields.tsx'
import { FileDrop, pictureTypes } from '#core/dashboard/form/file-drop.tsx'
import { toastError } from '#core/dashboard/toasts.ts'
import { useMessages, useTexts } from '#core/language/language.ts'
import classes from './design.module.css'
import { FocusField } from './focus-field.tsx'
import media from './media.module.css'
import type { SlideFields } from './slide-fields.ts'
import { texts } from './texts.ts'

const filmTypes = ['video/mp4', 'video/webm']

/** Type, file, poster and focal point of a slide. */
export function MediaField({ slide, set, error, field }: SlideFields) {
  const t = useTexts(texts)
  return (
    <>
      <SegmentedControl
        aria-label={t.type}
        value={slide.type}
        onChange={(type) => set({ type: type as typeof slide.type, src: '', src_es: '', src_en: '', poster: '' })}
        data={slideTypes.map((type) => ({ value: type, label: t.types[type] }))}
      />
      {slide.type === 'iframe' ? (
        <TextField {...field('src')} label={t.frameAddress} description={t.frameHint} maxLength={500} required />
      ) : (
        <>
          <Upload
            shown={slide.type === 'image' ? slide.src || slide.src_es : slide.poster}
            film={slide.type === 'video' ? slide.src : ''}
            isFilm={slide.type === 'video'}
            error={error('src') ?? error('src_es') ?? (slide.src ? undefined : error('poster'))}
            action={slide.src ? t.replace : t.upload}
            onDone={(src, poster) => set({ src, src_es: '', ...(poster !== null && { poster }) })}
          />
          {slide.type === 'video' && slide.src !== '' && (
            <Upload
              label={t.poster}
              shown=""
              film=""
              isFilm={false}
              error={error('poster')}
              action={t.choosePoster}
              onDone={(poster) => set({ poster })}
            />
          )}
          {slide.type === 'image' && slide.src !== '' && (
            <details className={media.more} open={slide.src_en !== '' || undefined}>
              <summary>{t.english}</summary>
              <Upload
                label={t.english}
                shown={slide.src_en}
                film=""
                isFilm={false}
                error={error('src_en')}
                action={slide.src_en ? t.replace : t.upload}
                onDone={(srcEn) => set({ src_en: srcEn })}
              />
              {slide.src_en !== '' && (
                <Button variant="subtle" color="gray" size="xs" onClick={() => set({ src_en: '' })}>
                  {t.noEnglish}
                </Button>
              )}
            </details>
          )}
          <FocusField slide={slide} set={set} />
        </>
      )}
    </>
  )
}

interface UploadProps {
  label?: string
  /** Address of the picture that is there. */
  shown: string
  film: string
  isFilm: boolean
  action: string
  error?: string | undefined
  /** Called with the address; with that of the poster after a film, or null without one. */
  onDone: (src: string, poster: string | null) => void
}

function Upload({ label, shown, film, isFilm, action, error, onDone }: UploadProps) {
  const t = useTexts(texts)
  const { upload, part } = useSlideUpload()
  async function send(file: File): Promise<void> {
    const poster = isFilm ? await posterOf(file).catch(() => null) : null
    const src = await upload(file)
    if (src === null) return
    onDone(src, isFilm ? '' : null)
    if (!isFilm) return
    const drawn = poster && (await upload(poster))
    if (drawn) onDone(src, drawn)
    else toastError(t.posterFailed)
  }
  return (
    <div>
      <FileDrop
        action={action}
        {...(label && { label })}
        hint={isFilm ? t.filmHint : t.pictureHint}
        accept={isFilm ? filmTypes : pictureTypes}
        maxBytes={isFilm ? designLimits.filmBytes : designLimits.pictureBytes}
        isDisabled={part !== null}
        onDrop={([file]) => file && void send(file)}
        shown={
          film ? (
            <video className={media.film} src={film} poster={shown || undefined} muted controls playsInline />
          ) : (
            shown && isFilm && <img className={media.film} src={shown} alt="" />
          )
        }
      />
      {part !== null && (
        <p role="status" className={classes.quiet}>
          {part < 1 ? t.uploading(Math.round(part * 100)) : t.preparing}
        </p>
      )}
      {error && (
        <p role="alert" className={classes.error}>
          {error}
        </p>
      )}
    </div>
  )
}

/** Uploads a file of a slide; returns its address, or null after saying why not. */
function useSlideUpload() {
  const message = useMessages(designCalls.file)
  const [part, setPart] = useState<number | null>(null)
  async function upload(file: File): Promise<string | null> {
    setPart(0)
    try {
      const body = new FormData()
      body.append('archivo', file)
      const reply = await uploadingApi(setPart).call(designCalls.file, { body, key: newKey() })
      if (reply.ok) return reply.datos.src
      toastError(message.of(reply))
      return null
    } finally {
      setPart(null)
    }
  }
  /** Progress from 0 to 1; null when nothing is uploaded. */
  return { upload, part }
}

const mostMs = 10_000
const quality = 0.9

/** Draws a frame of a film near its beginning: the browser that uploads it can decode it, the server need not. */
async function posterOf(film: File): Promise<File> {
  const video = document.createElement('video')
  const address = URL.createObjectURL(film)
  try {
    video.muted = true
    video.preload = 'auto'
    video.src = address
    await arrived(video, 'loadeddata')
    if (Number.isFinite(video.duration)) {
      video.currentTime = Math.min(1, video.duration / 2)
      await arrived(video, 'seeked')
    }
    const canvas = document.createElement('canvas')
    canvas.width = video.videoWidth
    canvas.height = video.videoHeight
    canvas.getContext('2d')!.drawImage(video, 0, 0)
    const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
    if (!drawn) throw new Error('the frame could not be drawn')
    return new File([drawn], 'poster.jpg', { type: 'image/jpeg' })
  } finally {
    video.removeAttribute('src')
    URL.revokeObjectURL(address)
  }
}

function arrived(video: HTMLVideoElement, event: 'loadeddata' | 'seeked'): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  video.addEventListener(event, () => resolve(), { once: true })
  video.addEventListener('error', () => reject(new Error('the film cannot be read')), { once: true })
  setTimeout(() => reject(new Error('the film does not arrive')), mostMs)
  return promise
}
