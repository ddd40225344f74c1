import { Alert, Button, Typography } from '@mui/material';
import { useState } from 'react';
import * as calls from '@summit/contract/calls/organise-orders';
import { saveFile } from '@summit/shared-site/data/save-file';
import { DataTable } from '../../shared/parts/data-table.tsx';
import { failureText } from '../../shared/parts/failure.tsx';
import { MomentText } from '../../shared/parts/moment-text.tsx';
import { useOrganiserFile } from '../../shared/session/organiser-file.ts';
import { moneyWords, type Order } from '../../shared/words/order-words.ts';

const kinds = { invoice: 'Invoice', creditNote: 'Credit note' };

/** The invoices and credit notes of an order, each as a PDF. */
export function OrderDocuments({ order: { id, documents, currency } }: { order: Order }) {
  const readFile = useOrganiserFile();
  const [busy, setBusy] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const save = async (number: string) => {
    setBusy(number);
    setError(null);
    try {
      const file = await readFile(calls.orderDocument, { id, number });
      saveFile(`${number}.pdf`, file, 'application/pdf');
    } catch (refusal) {
      setError(failureText(refusal));
    }
    setBusy(null);
  };
  if (documents.length === 0) {
    return (
      <Typography color="textSecondary">
        An invoice is issued once the order is paid, and a credit note once money has been refunded.
      </Typography>
    );
  }
  return (
    <>
      {error !== null && (
        <Alert severity="error" variant="outlined" sx={{ mb: 2 }}>
          {error}
        </Alert>
      )}
      <DataTable
        label="Invoices and credit notes"
        rows={documents}
        getKey={({ number }) => number}
        columns={[
          { title: 'Number', cell: ({ number }) => number, isHeading: true },
          { title: 'Kind', cell: ({ kind }) => kinds[kind] },
          { title: 'Amount', cell: ({ gross }) => moneyWords(gross, currency) },
          { title: 'Issued', cell: ({ issuedAt }) => <MomentText at={issuedAt} /> },
          {
            title: 'File',
            isHidden: true,
            cell: ({ number }) => (
              <Button
                aria-label={`Save as PDF: ${number}`}
                loading={busy === number}
                onClick={() => void save(number)}
              >
                Save as PDF
              </Button>
            ),
          },
        ]}
      />
    </>
  );
}
