import { languages } from '@portal/contract/core/language'
import { screenDistances, screenTimes, sessionLimits } from '@portal/contract/core/limits'
import { sessionCalls } from '@portal/contract/sign-in/calls'
import { scriptText } from '#core/framework/script-text.ts'
import { sessionClock } from '#core/session/session.ts'
import { devicePrefix } from '#core/session/token.ts'
import { behaveAsFrame, type FrameSettings } from './frame-behaviour.ts'

const { scrollToTopAfterPx } = screenDistances
const { scrollToHashMs, scrollToEventsMs } = screenTimes
const { tokenName, warnAtSecondsLeft, endAtSecondsLeft, cookiePollMs } = sessionLimits

const settings: FrameSettings = {
  tokenName,
  warnAtSecondsLeft,
  endAtSecondsLeft,
  cookiePollMs,
  devicePrefix,
  logoutPath: sessionCalls.logout.path,
  firstLanguage: languages[0],
  scrollToTopAfterPx,
  scrollToHashMs,
  scrollToEventsMs,
}

export const frameScript = scriptText(behaveAsFrame, settings, sessionClock)
