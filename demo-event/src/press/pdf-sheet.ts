import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from 'pdf-lib';

/** The content of a one-page PDF. */
export interface Sheet {
  title: string;
  lead: string;
  /** Each row is one line of words, or a term and what is said of it. */
  parts: readonly { heading: string; rows: readonly (readonly string[])[] }[];
  footer: string;
}

/** A4, in points. */
const paper = { width: 595, height: 842, margin: 56 };
const termWidth = 130;
const ink = rgb(0.06, 0.05, 0.09);
const soft = rgb(0.34, 0.33, 0.37);

interface Pen {
  page: PDFPage;
  plain: PDFFont;
  bold: PDFFont;
  /** How far down the page the next line begins, in points from the bottom. */
  y: number;
}

/**
 * One page as PDF, in a standard font that every reader has. The same sheet always gives the same bytes.
 * @throws when it is more than a page
 */
export async function pdfSheet({ title, lead, parts, footer }: Sheet, madeOn: Date): Promise<Buffer> {
  const file = await PDFDocument.create();
  file.setTitle(title, { showInWindowTitleBar: true });
  file.setLanguage('en-GB');
  file.setCreationDate(madeOn);
  file.setModificationDate(madeOn);
  const pen: Pen = {
    page: file.addPage([paper.width, paper.height]),
    plain: await file.embedFont(StandardFonts.Helvetica),
    bold: await file.embedFont(StandardFonts.HelveticaBold),
    y: paper.height - paper.margin,
  };
  write(pen, title, { size: 26, font: pen.bold });
  pen.y -= 6;
  write(pen, lead, { size: 12 });
  for (const { heading, rows } of parts) {
    pen.y -= 18;
    write(pen, heading, { size: 13, font: pen.bold });
    for (const row of rows) {
      writeRow(pen, row);
    }
  }
  if (pen.y < paper.margin + 24) throw new Error(`“${title}” is more than a page.`);
  pen.y = paper.margin;
  write(pen, footer, { size: 9, colour: soft });
  return Buffer.from(await file.save());
}

function writeRow(pen: Pen, row: readonly string[]): void {
  const { page, y } = pen;
  page.drawLine({
    start: { x: paper.margin, y: y - 4 },
    end: { x: paper.width - paper.margin, y: y - 4 },
    thickness: 0.5,
    color: soft,
  });
  pen.y -= 8;
  const [term = '', ...said] = row;
  if (said.length === 0) {
    write(pen, term, { size: 10.5 });
    return;
  }
  const top = pen.y;
  write(pen, term, { size: 10.5, font: pen.bold, width: termWidth - 10 });
  const afterTerm = pen.y;
  pen.y = top;
  write(pen, said.join(', '), { size: 10.5, left: termWidth });
  pen.y = Math.min(pen.y, afterTerm);
}

interface Setting {
  size: number;
  font?: PDFFont;
  colour?: typeof ink;
  /** From the margin, in points. */
  left?: number;
  width?: number;
}

/** Writes words in as many lines as they need, and moves down. */
function write(pen: Pen, words: string, { size, font = pen.plain, colour = ink, left = 0, width }: Setting) {
  const room = width ?? paper.width - 2 * paper.margin - left;
  for (const line of getLines(words, font, size, room)) {
    pen.y -= size * 1.4;
    pen.page.drawText(line, { x: paper.margin + left, y: pen.y, size, font, color: colour });
  }
}

function getLines(words: string, font: PDFFont, size: number, room: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of words.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && font.widthOfTextAtSize(longer, size) > room) {
      lines.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  return [...lines, line];
}
