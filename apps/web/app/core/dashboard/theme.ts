import {
  type ButtonProps,
  type CheckboxProps,
  type ComboboxChevronProps,
  type CSSVariablesResolver,
  createTheme,
  type InputProps,
  type InputWrapperProps,
  type MantineColorsTuple,
  type MenuProps,
  type ModalProps,
  type PopoverProps,
  type RadioProps,
  type SegmentedControlProps,
  type SelectProps,
  type TooltipProps,
  virtualColor,
} from '@mantine/core'
import { startingAccent } from '@portal/contract/core/accent'
import { screenTimes } from '@portal/contract/core/limits'
import classes from './theme.module.css'

// Shade 6 of each is the colour of its meaning; the variables below take grounds and texts from tokens.css.
const amber: MantineColorsTuple = [
  '#fff7e0',
  '#ffefc2',
  '#ffe08a',
  '#ffd152',
  '#ffc933',
  '#fbbf1c',
  startingAccent,
  '#c98f00',
  '#8a5a00',
  '#4a3500',
]
const steel: MantineColorsTuple = [
  '#f3f5f7',
  '#eef1f4',
  '#e6eaee',
  '#dde2e7',
  '#c3cad2',
  '#838d99',
  '#5b6673',
  '#414a55',
  '#2d343c',
  '#1f242b',
]
const graphite: MantineColorsTuple = [
  '#e9ecef',
  '#c4ccd4',
  '#a7b1bb',
  '#74808d',
  '#323a43',
  '#2a3139',
  '#1b2026',
  '#14171b',
  '#0f1215',
  '#0a0c0e',
]
const red: MantineColorsTuple = [
  '#fdf0f0',
  '#fadcdc',
  '#f3b6b6',
  '#ea8d8d',
  '#e06666',
  '#d64545',
  '#c92a2a',
  '#b82525',
  '#951d1d',
  '#6e1515',
]
const green: MantineColorsTuple = [
  '#edf8f2',
  '#d5efe2',
  '#a9dec4',
  '#79cba3',
  '#4db685',
  '#2f9f6b',
  '#1b8a57',
  '#157048',
  '#105638',
  '#0a3b26',
]
const teal: MantineColorsTuple = [
  '#ebf7f9',
  '#cfecf1',
  '#a0d9e2',
  '#6cc4d2',
  '#3eaec0',
  '#1d99ad',
  '#0c8599',
  '#0b7285',
  '#095866',
  '#063d47',
]

/** Default props of a component. By name, so that the theme does not import components that a screen does not use. */
const dressed = <Props>(defaultProps: Partial<Props>, classNames: Record<string, string | undefined> = {}) => ({
  defaultProps,
  classNames,
})
const floating = { shadow: 'md', transitionProps: { duration: 150 } }
const quickShade = { transitionProps: { duration: screenTimes.backdropMs } }

/** The company's accent: the variables below take all of it from tokens.css, whatever the shades here are. */
const accent = virtualColor({ name: 'accent', light: 'amber', dark: 'amber' })

/** The brand as a theme of the library: 14 px text, 36 px controls, corners of 4 and 8 px, one accent colour. */
export const theme = createTheme({
  primaryColor: 'accent',
  primaryShade: 6,
  autoContrast: true,
  black: '#14171b',
  // Replaces the library's blue with teal everywhere.
  colors: { accent, amber, yellow: amber, gray: steel, dark: graphite, red, green, teal, blue: teal, cyan: teal },
  fontFamily: 'var(--font-text)',
  fontFamilyMonospace: 'var(--font-mono)',
  fontSizes: {
    xs: 'var(--size-13)',
    sm: 'var(--size-14)',
    md: 'var(--size-14)',
    lg: 'var(--size-16)',
    xl: 'var(--size-18)',
  },
  lineHeights: { xs: '1.4', sm: '1.45', md: '1.45', lg: '1.5', xl: '1.5' },
  headings: {
    fontFamily: 'var(--font-display)',
    fontWeight: '650',
    sizes: {
      h1: { fontSize: '1.5rem', lineHeight: '1.15' },
      h2: { fontSize: 'var(--size-18)', lineHeight: '1.25' },
      h3: { fontSize: 'var(--size-16)', lineHeight: '1.3' },
      h4: { fontSize: 'var(--size-14)', lineHeight: '1.4' },
    },
  },
  radius: { xs: '2px', sm: 'var(--corner)', md: 'var(--corner-card)', lg: '12px', xl: '16px' },
  defaultRadius: 'sm',
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  shadows: { xs: 'none', sm: 'none', md: 'var(--shadow)', lg: 'var(--shadow)', xl: 'var(--shadow)' },
  breakpoints: { xs: '30em', sm: '48em', md: '62em', lg: '75em', xl: '90em' },
  respectReducedMotion: true,
  cursorType: 'pointer',
  focusClassName: classes.focus ?? '',
  components: {
    // Borders of fields have enough contrast (WCAG 1.4.11).
    Input: dressed<InputProps>({}, { wrapper: classes.input }),
    // Descriptions are below the field, so that fields side by side stay aligned.
    InputWrapper: dressed<InputWrapperProps>(
      { inputWrapperOrder: ['label', 'input', 'description', 'error'] },
      { label: classes.label, description: classes.small, error: classes.small },
    ),
    Button: dressed<ButtonProps>({}, { root: classes.button }),
    Checkbox: dressed<CheckboxProps>({ iconColor: 'var(--on-accent)' }),
    Radio: dressed<RadioProps>({ iconColor: 'var(--on-accent)' }),
    // The library's own arrow of a choice, which says nothing by itself.
    ComboboxChevron: dressed<ComboboxChevronProps>({ 'aria-hidden': true }),
    Select: dressed<SelectProps>({ checkIconPosition: 'right', maxDropdownHeight: 280, comboboxProps: floating }),
    Menu: dressed<MenuProps>({ ...floating, position: 'bottom-end', withInitialFocusPlaceholder: false }),
    Popover: dressed<PopoverProps>(floating),
    // A choice is read at once: its colour does not fade.
    SegmentedControl: dressed<SegmentedControlProps>({ transitionDuration: 0 }, { root: classes.layered }),
    Tooltip: dressed<TooltipProps>({ openDelay: 400, withArrow: true }),
    Modal: dressed<ModalProps>(
      {
        centered: true,
        radius: 'md',
        transitionProps: { duration: screenTimes.modalMs },
        overlayProps: quickShade,
      },
      { title: classes.dialogTitle, content: classes.dialog, header: classes.dialog },
    ),
  },
})

const sameInBoth = {
  '--mantine-color-body': 'var(--sunken)',
  '--mantine-color-text': 'var(--text)',
  '--mantine-color-bright': 'var(--text)',
  '--mantine-color-dimmed': 'var(--muted)',
  '--mantine-color-placeholder': 'var(--muted)',
  '--mantine-color-anchor': 'var(--info)',
  '--mantine-color-error': 'var(--danger)',
  '--mantine-color-success': 'var(--done)',
  '--mantine-color-default': 'var(--surface)',
  '--mantine-color-default-hover': 'var(--hover)',
  '--mantine-color-default-color': 'var(--text)',
  '--mantine-color-default-border': 'var(--line)',
  '--mantine-color-disabled': 'var(--hover)',
  '--mantine-color-disabled-color': 'var(--muted)',
  '--mantine-color-disabled-border': 'var(--line)',
  '--mantine-primary-color-contrast': 'var(--on-accent)',
  '--mantine-color-accent-contrast': 'var(--on-accent)',
  '--mantine-color-accent-filled': 'var(--accent)',
  '--mantine-color-accent-filled-hover': 'var(--accent-hover)',
  '--mantine-color-accent-text': 'var(--accent-ink)',
  '--mantine-color-accent-light': 'var(--selected)',
  '--mantine-color-accent-light-hover': 'var(--selected)',
  '--mantine-color-accent-light-color': 'var(--accent-ink)',
  '--mantine-color-accent-outline': 'var(--accent-ink)',
  '--mantine-color-accent-outline-hover': 'var(--selected)',
  '--mantine-color-amber-filled-hover': '#ffc733',
  ...meaning('amber', 'warn'),
  ...meaning('yellow', 'warn'),
  ...meaning('red', 'danger'),
  ...meaning('green', 'done'),
  ...meaning('teal', 'info'),
  ...meaning('blue', 'info'),
  ...meaning('cyan', 'info'),
  '--mantine-color-gray-light': 'var(--hover)',
  '--mantine-color-gray-light-hover': 'var(--hover)',
  '--mantine-color-gray-light-color': 'var(--text)',
  '--mantine-color-gray-outline': 'var(--muted)',
}

/** The library's tinted colours, with AA contrast in both schemes, which its own computed tints do not have. */
export const cssVariables: CSSVariablesResolver = () => ({ variables: {}, light: sameInBoth, dark: sameInBoth })

function meaning(color: string, token: string): Record<string, string> {
  return {
    [`--mantine-color-${color}-text`]: `var(--${token})`,
    [`--mantine-color-${color}-light`]: `var(--${token}-ground)`,
    [`--mantine-color-${color}-light-hover`]: `var(--${token}-ground)`,
    [`--mantine-color-${color}-light-color`]: `var(--${token})`,
    [`--mantine-color-${color}-outline`]: `var(--${token})`,
    [`--mantine-color-${color}-outline-hover`]: `var(--${token}-ground)`,
  }
}
