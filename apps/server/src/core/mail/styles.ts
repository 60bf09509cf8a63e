import { accentsOf } from '@portal/contract/core/accent'

const colours = {
  graphite: '#14171B',
  ink: '#1F242B',
  steel: '#5B6673',
  line: '#DDE2E7',
  mist: '#F3F5F7',
  paper: '#FFFFFF',
}
const night = { ground: '#0E1013', line: '#333B45', soft: '#A9B3BE' }
const sans = "Inter, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"
const display = `'Archivo Variable', Archivo, ${sans}`
const mono = "'JetBrains Mono', Consolas, Menlo, monospace"
const hairline = `1px solid ${colours.line}`

/**
 * Inline, because mail programs support few selectors. Same look as the portal: graphite, paper, the accent for one
 * action.
 */
export const styles = {
  ground: { margin: 0, padding: 0, width: '100%', background: colours.mist },
  margin: { padding: '32px 12px' },
  column: { width: '100%', maxWidth: 560 },
  preview: { display: 'none', maxHeight: 0, overflow: 'hidden' },
  head: {
    padding: '20px 32px',
    background: colours.graphite,
    borderRadius: '8px 8px 0 0',
    font: `700 20px/28px ${display}`,
    letterSpacing: '0.06em',
    color: colours.paper,
  },
  card: {
    padding: '32px',
    background: colours.paper,
    border: hairline,
    borderTop: 0,
    borderRadius: '0 0 8px 8px',
  },
  foot: { padding: '16px 32px', font: `400 13px/20px ${sans}`, color: colours.steel },
  title: { margin: '0 0 16px', font: `700 22px/30px ${display}`, color: colours.graphite },
  paragraph: { margin: '0 0 16px', font: `400 16px/25px ${sans}`, color: colours.ink },
  small: { margin: '24px 0 0', font: `400 13px/20px ${sans}`, color: colours.steel },
  block: { width: '100%', margin: '8px 0 16px', borderCollapse: 'collapse' },
  code: {
    padding: '16px 24px',
    background: colours.mist,
    border: hairline,
    borderRadius: 4,
    font: `700 36px/44px ${mono}`,
    letterSpacing: '0.3em',
    textIndent: '0.3em', // letter spacing after the last digit would shift it off centre
    color: colours.graphite,
  },
  /** Codes are read on white only. */
  picture: { padding: 16, background: colours.paper, border: hairline, borderRadius: 4 },
  label: {
    padding: '9px 16px 9px 0',
    borderBottom: hairline,
    verticalAlign: 'top',
    font: `400 14px/22px ${sans}`,
    color: colours.steel,
  },
  value: {
    padding: '9px 0',
    borderBottom: hairline,
    verticalAlign: 'top',
    font: `600 14px/22px ${sans}`,
    color: colours.ink,
  },
  itemPicture: { padding: '12px 16px 12px 0', borderBottom: hairline, verticalAlign: 'top', width: 120 },
  thumb: { display: 'block', width: 120, height: 'auto', border: 0, borderRadius: 4 },
  item: { padding: '12px 0', borderBottom: hairline, verticalAlign: 'top' },
  itemTitle: { font: `600 16px/24px ${sans}`, color: colours.ink },
  itemLine: { font: `400 14px/22px ${sans}`, color: colours.steel },
  button: { borderRadius: 4 },
  buttonLink: {
    display: 'inline-block',
    padding: '12px 24px',
    font: `600 16px/24px ${sans}`,
    textDecoration: 'none',
  },
  address: { color: colours.steel, wordBreak: 'break-all' },
  home: { color: colours.steel },
  mark: { display: 'inline-block', marginRight: 10, border: 0, borderRadius: 4, verticalAlign: 'middle' },
} as const

/** The parts that the accent of a company colours. */
export function accentedStyles(accent: string) {
  const { fill, onFill, onDark } = accentsOf(accent).accents
  return {
    head: { ...styles.head, borderBottom: `3px solid ${onDark}` },
    button: { ...styles.button, background: fill },
    buttonLink: { ...styles.buttonLink, color: onFill },
  }
}

/** For narrow screens and dark mode, in mail programs that support them: they override the inline styles. */
export const sheet = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 480px) { .pad { padding-left: 20px !important; padding-right: 20px !important; } }
@media (prefers-color-scheme: dark) {
  .ground { background: ${night.ground} !important; }
  .card { background: ${colours.ink} !important; border-color: ${night.line} !important; }
  .box { background: ${colours.graphite} !important; border-color: ${night.line} !important; }
  .line { border-color: ${night.line} !important; }
  .strong { color: ${colours.paper} !important; }
  .soft { color: ${night.soft} !important; }
}`
