// A return by POST continues by itself; its button stays for those without JavaScript.
document.querySelector('form[data-goes-by-itself]')?.submit()

const clock = document.querySelector('[data-seconds]')
if (clock) {
  const { seconds, goesTo } = clock.dataset
  const end = Date.now() + Number(seconds) * 1000
  const show = () => {
    const left = Math.max(0, Math.ceil((end - Date.now()) / 1000))
    clock.textContent = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`
    clock.classList.toggle('short', left < 60)
    if (left > 0) return
    clearInterval(ticking)
    location.assign(goesTo)
  }
  const ticking = setInterval(show, 1000)
  show()
}
