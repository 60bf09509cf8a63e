import type { Chapter } from '../chapter.ts'

export const officeEn: readonly Chapter[] = [
  {
    id: 'analyzing',
    title: 'Analyzing fragmentation',
    lead: 'From the image to the curve, and from the curve to a decision.',
    sections: [
      {
        id: 'outlines',
        title: 'Recognize the fragments',
        blocks: [
          {
            kind: 'drawing',
            name: 'outlines',
            caption:
              'On the left the image, on the right the outlines. In amber, a fragment that was cut in two and should be joined.',
          },
          {
            kind: 'steps',
            items: [
              'Draw the analysis zone: rock only, leaving out references and the edges of the muckpile.',
              'Choose Recognize. The program traces the outline of each fragment.',
              'Go through the image zoomed in. Join fragments that were cut and split those that were merged, largest first: they weigh most in the result.',
              'Mark zones without visible fragments as fines.',
              'Save the sample. Manual changes are recorded.',
            ],
          },
        ],
      },
      {
        id: 'curve',
        title: 'Read the curve',
        blocks: [
          {
            kind: 'drawing',
            name: 'curve',
            caption: 'An example: two blasts on the same scale. The amber curve has fewer fines and less oversize.',
          },
          {
            kind: 'text',
            text: 'The horizontal axis is size, on a logarithmic scale; the vertical axis is the share of material that passes. A curve farther to the left means finer material; a steeper one, more uniform material.',
          },
          {
            kind: 'table',
            head: ['Value', 'What it tells you'],
            rows: [
              ['P20', 'The size that 20 percent of the material passes. It tells you about the fines.'],
              ['P50', 'The median size: half is smaller and half larger.'],
              ['P80', 'The size that 80 percent of the material passes. The one most used for comparisons.'],
              ['Oversize', 'The share above the limit you set, such as the crusher opening.'],
              ['Uniformity', 'How steep the curve is: the higher, the more uniform the rock.'],
            ],
          },
        ],
      },
      {
        id: 'compare',
        title: 'Compare blasts',
        blocks: [
          {
            kind: 'steps',
            items: [
              'Open the project and choose Compare.',
              'Select the samples from each blast; the program combines them into one curve.',
              'Compare only samples taken the same way: the same zone of the muckpile and the same stage of loading.',
              'Note what changed in the design: pattern, charge, stemming or sequence. Without that note, the difference teaches you nothing.',
            ],
          },
          {
            kind: 'tip',
            text: 'Change one thing in the design at a time. With two changes at once, no one knows which one made the difference.',
          },
        ],
      },
      {
        id: 'fines',
        title: 'Correct the fines',
        blocks: [
          {
            kind: 'text',
            text: 'The smallest fragments lie under the large ones, out of sight. If you have a sieve test from your mine, load it in Analysis › Correction: the program uses it to adjust the fine end of every curve in the project, and says so in the report.',
          },
        ],
      },
    ],
  },
  {
    id: 'exporting',
    title: 'Exporting',
    lead: 'Reports to read, and data to keep working with.',
    sections: [
      {
        id: 'report',
        title: 'The report',
        blocks: [
          {
            kind: 'steps',
            items: [
              'Choose the samples or the comparison and open Export › Report.',
              'Enter the name of the blast, who is responsible, and the date.',
              'Choose the language and what to include: images, outlines, curve, table, position and notes.',
              'Check the preview and save the PDF.',
            ],
          },
        ],
      },
      {
        id: 'data',
        title: 'Data and images',
        blocks: [
          {
            kind: 'table',
            head: ['What', 'Format', 'What for'],
            rows: [
              ['Curve and values', 'Spreadsheet', 'Monthly tracking and other software'],
              ['Images with outlines', 'PNG', 'Your own presentations and reports'],
              ['Positions', 'CSV', 'Plans and geographic information systems'],
              ['Whole project', 'Quamtum file', 'Backup, or continuing on another device'],
            ],
          },
          {
            kind: 'text',
            text: 'Numbers are written with the decimal separator of the chosen language. If your spreadsheet reads them as text, export in the language it is set to.',
          },
        ],
      },
      {
        id: 'share',
        title: 'From one device to another',
        blocks: [
          {
            kind: 'text',
            text: 'Connect the portable device or the drone’s controller to the computer by cable, or copy the project with a memory card. The desktop program groups samples by project name and does not duplicate the ones it has.',
          },
        ],
      },
    ],
  },
  {
    id: 'care',
    title: 'Care',
    lead: 'So it measures on its last day as well as on its first.',
    sections: [
      {
        id: 'after-each-day',
        title: 'After each day',
        blocks: [
          {
            kind: 'list',
            items: [
              'Brush off the dust, then clean the lens with the dry cloth. Never the other way around: dust scratches.',
              'Copy the projects to the computer.',
              'Charge the battery.',
              'Keep the scale references where nothing can hit them; a bent one no longer measures.',
            ],
          },
          {
            kind: 'care',
            text: 'Do not use pressurized water, compressed air or solvents on the device or the drone.',
          },
        ],
      },
      {
        id: 'storage',
        title: 'Storage and transport',
        blocks: [
          {
            kind: 'text',
            text: 'Keep the device in its case, dry and in the shade, with the battery half charged if you will not use it for a while. When you fly, carry batteries in your carry-on with their contacts covered, following your airline’s rules.',
          },
        ],
      },
      {
        id: 'updates',
        title: 'Updates',
        blocks: [
          {
            kind: 'text',
            text: 'Updates appear when you log in with a network. Install them at the office, with the battery charged and the projects copied. New versions open earlier projects.',
          },
        ],
      },
    ],
  },
  {
    id: 'problems',
    title: 'Troubleshooting',
    lead: 'What usually happens, why, and what to do.',
    sections: [
      {
        id: 'problems-field',
        title: 'In the field',
        versions: ['portable', 'drone'],
        blocks: [
          {
            kind: 'table',
            head: ['What happens', 'Why', 'What to do'],
            rows: [
              [
                'The device does not switch on',
                'Empty battery or dirty contacts',
                'Charge it; if that does not work, clean the contacts with a dry cloth.',
              ],
              [
                'No position',
                'Little sky in view',
                'Move away from the wall and wait; otherwise, capture now and locate it later.',
              ],
              [
                'Blurred images',
                'Dirty lens, little light or movement',
                'Clean it, find better light and brace your elbows when you shoot.',
              ],
              [
                'The app does not allow takeoff',
                'Restricted zone, compass or position',
                'Check the permit for the zone, move away from metal and calibrate the compass.',
              ],
              ['Gaps in the coverage', 'Wind, or a route too high', 'Repeat that stretch only, more slowly.'],
            ],
          },
        ],
      },
      {
        id: 'problems-desktop',
        title: 'On the desktop',
        versions: ['desktop'],
        blocks: [
          {
            kind: 'table',
            head: ['What happens', 'Why', 'What to do'],
            rows: [
              [
                'The license does not activate',
                'No network, wrong account or expired license',
                'Check the connection, and the license status on the portal.',
              ],
              [
                'It merges separate fragments',
                'Backlight or a compressed image',
                'Split the large ones by hand; next time, use different light and the original file.',
              ],
              ['It cuts fragments', 'Hard shadows or veins', 'Join them by hand; capture in even light next time.'],
              ['Impossible sizes', 'Scale marked wrong', 'Calibrate again and check with the ruler.'],
              [
                'Two identical samples give different curves',
                'Different analysis zones',
                'Draw the same zone in both and repeat.',
              ],
              [
                'The report has no images',
                'The project folder was moved',
                'Open the project and point to the new folder.',
              ],
            ],
          },
        ],
      },
      {
        id: 'help',
        title: 'If none of this helps',
        blocks: [
          {
            kind: 'text',
            text: 'Write to the nearest office with the serial number, the version of the program (Settings › About), the message that appears and, if you can, the project. With those, one e-mail is almost always enough.',
          },
        ],
      },
    ],
  },
]
