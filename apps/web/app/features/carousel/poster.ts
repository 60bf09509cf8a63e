const mostMs = 10_000
const quality = 0.9

/** Draws a frame of a film near its beginning: the browser that uploads it can decode it, the server need not. */
export async function posterOf(film: File): Promise<File> {
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
