// Products on a turntable: all their views stand in one sheet, which is fetched when somebody turns the product.
// What shows a product in the hand is fetched when somebody takes it.
;(() => {
  const columns = 4
  const roundMs = 2400
  /** Without motion a press turns by a part of the round. */
  const stepped = 3
  const root = document.documentElement
  const turnOf = (event) => event.target.closest?.('[data-turn]')
  const rangeOf = (turn) => turn.querySelector('input')
  const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches
  let spin = 0
  let drag = null

  /** The sheet is of the kind that the browser chose for the still. */
  function load(turn) {
    turn.sheet ??= new Promise((resolve, reject) => {
      const still = turn.querySelector('img')
      const sheet = new Image()
      sheet.onload = () => {
        turn.querySelector('[data-stage]').style.backgroundImage = `url(${sheet.src})`
        still.style.opacity = 0
        resolve()
      }
      sheet.onerror = () => {
        turn.sheet = undefined
        reject(new Error(sheet.src))
      }
      sheet.src = `${turn.dataset.turn}.${still.currentSrc.split('.').pop()}`
    })
    return turn.sheet
  }

  function show(turn, at) {
    const range = rangeOf(turn)
    const views = Number(range.max) + 1
    const view = ((Math.round(at) % views) + views) % views
    range.value = view
    range.setAttribute('aria-valuetext', `${(view * 360) / views}°`)
    const rows = views / columns
    const [x, y] = [view % columns, Math.floor(view / columns)]
    load(turn).then(
      () => {
        const stage = turn.querySelector('[data-stage]')
        stage.style.backgroundPosition = `${(x * 100) / (columns - 1)}% ${(y * 100) / (rows - 1)}%`
      },
      () => {}, // the still stays
    )
  }

  async function round(turn) {
    const range = rangeOf(turn)
    const from = Number(range.value)
    const views = Number(range.max) + 1
    cancelAnimationFrame(spin)
    if (isCalm()) return show(turn, from + stepped)
    await load(turn)
    const started = performance.now()
    const step = (now) => {
      const part = Math.min(1, (now - started) / roundMs)
      show(turn, from + part * views)
      if (part < 1) spin = requestAnimationFrame(step)
    }
    spin = requestAnimationFrame(step)
  }

  addEventListener('input', (event) => {
    const turn = turnOf(event)
    if (!turn) return
    cancelAnimationFrame(spin)
    show(turn, event.target.value)
  })
  addEventListener('click', (event) => {
    const turn = event.target.closest?.('button') && turnOf(event)
    if (turn) round(turn).catch(() => {})
  })
  addEventListener('click', (event) => {
    const product = event.target.closest?.('[data-in-hand]')?.closest('[data-model]')
    if (!product) return
    import('/viewer.js')
      .then(({ openViewer }) => openViewer(product))
      .catch(() => {
        product.querySelector('[data-failed]').hidden = false
      })
  })
  addEventListener('pointerdown', (event) => {
    const stage = event.target.closest?.('[data-stage]')
    if (!stage || event.button) return
    const turn = turnOf(event)
    cancelAnimationFrame(spin)
    drag = { turn, from: Number(rangeOf(turn).value), x: event.clientX, wide: stage.clientWidth }
    load(turn).catch(() => {})
  })
  addEventListener('pointermove', (event) => {
    if (!drag) return
    const views = Number(rangeOf(drag.turn).max) + 1
    show(drag.turn, drag.from - ((event.clientX - drag.x) / drag.wide) * views)
  })
  for (const end of ['pointerup', 'pointercancel']) addEventListener(end, () => (drag = null))
  root.dataset.turns = ''
})()
