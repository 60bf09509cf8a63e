export interface BounceReport {
  to?: string
  status?: string
  action?: string
  address?: string
  original?: readonly string[]
}
/** Returns the lines of a delivery report (RFC 3464). */
export const bounceOf = ({
  to = 'portal@example.com',
  status = '5.1.1',
  action = 'failed',
  address = 'x@example.com',
  original,
}: BounceReport) => [
  'From: MAILER-DAEMON@mx.example.net',
  `To: ${to}`,
  'Subject: Undelivered Mail Returned to Sender',
  'MIME-Version: 1.0',
  'Content-Type: multipart/report; report-type=delivery-status; boundary="b1"',
  '',
  '--b1',
  'Content-Type: text/plain',
  '',
  'Your message could not be delivered.',
  '--b1',
  'Content-Type: message/delivery-status',
  '',
  'Reporting-MTA: dns; mx.example.net',
  '',
  `Final-Recipient: rfc822; ${address}`,
  `Action: ${action}`,
  `Status: ${status}`,
  `Diagnostic-Code: smtp; 550 ${status}`,
  '  no such mailbox',
  '',
  ...(original ? ['--b1', 'Content-Type: text/rfc822-headers', '', ...original, ''] : []),
  '--b1--',
]
/** Returns the lines of a complaint (RFC 5965). */
export const complaintOf = (kind: string, original: readonly string[]) => [
  'From: fbl@isp.example.net',
  'To: abuse@example.com',
  'Subject: complaint',
  'MIME-Version: 1.0',
  'Content-Type: multipart/report; report-type=feedback-report; boundary="b2"',
  '',
  '--b2',
  'Content-Type: text/plain',
  '',
  'This is an abuse report.',
  '--b2',
  'Content-Type: message/feedback-report',
  '',
  `Feedback-Type: ${kind}`,
  'User-Agent: SomeISP/1.0',
  'Version: 1',
  'Original-Rcpt-To: <redacted@isp.example.net>',
  '',
  '--b2',
  'Content-Type: message/rfc822',
  '',
  ...original,
  '',
  'Hola',
  '--b2--',
]
