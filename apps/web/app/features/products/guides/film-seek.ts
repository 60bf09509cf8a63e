/** Lets the chapters of a page move its film, instead of opening the file at that second. */
function seekByChapters() {
  document.addEventListener('click', (event) => {
    const { target } = event
    const link = target instanceof Element && target.closest<HTMLElement>('[data-at]')
    const film = document.querySelector<HTMLVideoElement>('video')
    if (!link || !film) return
    event.preventDefault()
    film.currentTime = Number(link.dataset.at)
    film.play().catch(() => {})
    film.focus({ preventScroll: true })
    film.scrollIntoView({ block: 'nearest' })
  })
}

export const seekScript = `(${seekByChapters})()`
