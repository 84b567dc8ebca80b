"""What Lockdown calls the rules of the original game that shared cards name (`games.shared`)."""

from __future__ import annotations

CITATIONS: dict[str, str] = {
    "NM-ATK-08": "LD-NIN-05",
    "NM-ATK-10": "LD-NIN-05",
    "NM-CON-01": "LD-CON-01",
    "NM-ENC-05": "LD-ENC-04",
    "NM-ENC-06": "LD-ENC-05",
    "NM-ENC-12": "LD-STK-07",
    "NM-HRT-04": "LD-HRT-04",
    "NM-HRT-08": "LD-NIN-05",
    "NM-HRT-13": "LD-NIN-05",
    "NM-MRK-06": "LD-MRK-08",
    "NM-WEA-03": "LD-NIN-08",
}
